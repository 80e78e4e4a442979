import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from "react";
import { RouterProvider } from "react-aria-components";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { Speech } from "./i18n/Speech.tsx";
import { Broken } from "./screens/Broken.tsx";
import { HomeScreen } from "./screens/home/HomeScreen.tsx";
import { JoinScreen } from "./screens/join/JoinScreen.tsx";
import { SitDownScreen } from "./screens/join/SitDownScreen.tsx";
import { Toaster } from "./ui/Toaster.tsx";

const NewTableScreen = lazy(async () => ({
  default: (await import("./screens/newTable/NewTableScreen.tsx")).NewTableScreen,
}));
const OverlayScreen = lazy(async () => ({
  default: (await import("./screens/overlay/OverlayScreen.tsx")).OverlayScreen,
}));
const TableScreen = lazy(async () => ({ default: (await import("./screens/table/TableScreen.tsx")).TableScreen }));

/** The whole client. */
export function App() {
  const [, navigate] = useLocation();
  return (
    <Speech>
      <RouterProvider navigate={navigate}>
        <Boundary>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/" component={HomeScreen} />
              <Route path="/new" component={NewTableScreen} />
              <Route path="/join" component={JoinScreen} />
              <Route path="/t/:code">
                {({ code }) => <SitDownScreen key={code} code={decodeURIComponent(code)} />}
              </Route>
              <Route path="/table" component={TableScreen} />
              <Route path="/overlay/:code">
                {({ code }) => <OverlayScreen key={code} code={decodeURIComponent(code)} />}
              </Route>
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </Boundary>
        <Toaster />
      </RouterProvider>
    </Speech>
  );
}

/** What breaks inside is shown with a way on; the table itself lies safe on the server. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Broken onAgain={() => this.setState({ error: undefined })} />;
  }
}
