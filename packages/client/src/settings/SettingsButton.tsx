import { Settings2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

/** Opens the settings. */
export function SettingsButton() {
  const t = useTranslations("settings");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("title")} icon={<Settings2 />} onPress={() => setOpen(true)} />
      <Dialog title={t("title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SettingsForm />
      </Dialog>
    </>
  );
}
