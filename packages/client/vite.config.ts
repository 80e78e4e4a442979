import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the server listens while the client is developed. */
const server = `http://localhost:${process.env.PORT ?? "2567"}`;

export default defineConfig({
  plugins: [react()],
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: { outDir: "dist", sourcemap: false, chunkSizeWarningLimit: 700 },
  // Found only on the way to a table: without this the first visit in development reloads half-way.
  optimizeDeps: { include: ["@colyseus/sdk", "uqr"] },
  server: {
    proxy: {
      "/api": server,
      "/matchmake": server,
      // A room's socket: /<process>/<code>
      "^/[A-Za-z0-9_-]+/[A-Z0-9]{6}($|\\?)": { target: server, ws: true },
    },
  },
});
