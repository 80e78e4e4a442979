import { useTranslations } from "use-intl";
import { setLanguage, useLanguage } from "../i18n/language.ts";
import { ChooseOne, Switch } from "../ui/Choices.tsx";
import styles from "./Settings.module.css";
import { changeSettings, useSettings } from "./settings.ts";

/** Language, light, sound and vibration of this browser. */
export function SettingsForm({ withSignals = false }: { readonly withSignals?: boolean }) {
  const t = useTranslations("settings");
  const language = useLanguage((state) => state.language);
  const { theme, hasSound, hasVibration } = useSettings();
  return (
    <div className={styles.form}>
      <ChooseOne
        label={t("language")}
        look="row"
        options={[
          { key: "ja", label: <span lang="ja">日本語</span> },
          { key: "en", label: <span lang="en">English</span> },
        ]}
        value={language}
        onChange={(key) => setLanguage(key === "en" ? "en" : "ja")}
      />
      <ChooseOne
        label={t("theme")}
        look="row"
        options={(["auto", "light", "dark"] as const).map((key) => ({ key, label: t(key) }))}
        value={theme}
        onChange={(key) => changeSettings({ theme: key === "light" || key === "dark" ? key : "auto" })}
      />
      {withSignals && (
        <div>
          <Switch
            label={t("sound")}
            help={t("soundHelp")}
            isOn={hasSound}
            onChange={(isOn) => changeSettings({ hasSound: isOn })}
          />
          {"vibrate" in navigator && (
            <Switch
              label={t("vibration")}
              isOn={hasVibration}
              onChange={(isOn) => changeSettings({ hasVibration: isOn })}
            />
          )}
        </div>
      )}
    </div>
  );
}
