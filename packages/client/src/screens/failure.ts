import { useTranslations } from "use-intl";
import { ApiFailure } from "../connection/api.ts";

/** The words for a request that failed: what to do about it. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations("failure");
  return (error) => {
    if (!(error instanceof ApiFailure)) return t("unknown");
    const { code, field } = error.refusal;
    switch (code) {
      case "offline":
      case "unknownTable":
      case "unreadable":
      case "tableFull":
      case "tableClosed":
      case "seatTaken":
      case "badToken":
      case "badInvite":
      case "tooMany":
      case "frozen":
      case "tooLarge":
      case "newerVersion":
        return t(code);
      case "badArgument":
        return field === undefined ? t("badArgument") : t("badField", { field });
      default:
        return t("unknown");
    }
  };
}
