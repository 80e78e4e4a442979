import "./ui/tokens.css";
import "./ui/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { reloadOnNewBuild } from "./reloadOnNewBuild.ts";
import { showTheme } from "./settings/settings.ts";

showTheme();
// Before anything is drawn: a stream must not flash.
if (location.pathname.startsWith("/overlay/")) document.documentElement.dataset.overlay = "";
reloadOnNewBuild();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(<App />);
