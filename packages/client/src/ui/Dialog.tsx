import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import styles from "./Dialog.module.css";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** `sheet` rises from the lower edge of a phone, `wide` takes the width of a laptop. */
  readonly look?: "sheet" | "wide";
  /** There is nothing in it but to read: it is scrolled by the keyboard where it is long. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
};

/** A dialog. Focus goes in and comes back to where it was; Escape and a tap beside it close it. */
export function Dialog({ title, isOpen, onClose, look = "sheet", isRead = false, children }: DialogProps) {
  const t = useTranslations("common");
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={cx(styles.overlay)}
    >
      <Modal className={cx(styles.modal, styles[look])}>
        <AriaDialog className={cx(styles.dialog)}>
          <header className={styles.head}>
            <Heading slot="title" className={cx(styles.title)}>
              {title}
            </Heading>
            <IconButton label={t("close")} icon={<X />} onPress={onClose} />
          </header>
          <div className={styles.body} {...(isRead ? { tabIndex: 0 } : {})}>
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
