import { useMemo } from "react";
import { renderSVG } from "uqr";
import styles from "./QrCode.module.css";

/** A QR code of a link, dark on light in both colour schemes, since many scanners know no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const source = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { ecc: "M", border: 2 }))}`,
    [text],
  );
  return <img className={styles.code} src={source} alt={label} />;
}
