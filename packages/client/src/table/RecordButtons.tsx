import { useTranslations } from "use-intl";
import { Button } from "../ui/Button.tsx";
import { openRecordPage } from "./recordPage.ts";

/** To the fight once more, and to its dice counted. */
export function RecordButtons({ onOpen }: { readonly onOpen?: () => void }) {
  const t = useTranslations("menu");
  const open = (page: Parameters<typeof openRecordPage>[0]) => () => {
    onOpen?.();
    openRecordPage(page);
  };
  return (
    <>
      <Button wide onPress={open("replay")}>
        {t("replay")}
      </Button>
      <Button wide onPress={open("statistics")}>
        {t("statistics")}
      </Button>
    </>
  );
}
