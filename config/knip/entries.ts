import type { KnipConfig } from 'knip'
import { existingPages } from '../routes'

/** The views of the pages. Taro reads them by path. */
const pages = existingPages().map((page) => `src/${page}.tsx`)

/** Files that a tool, the build or a host reads by path. Knip finds those of package.json's scripts. */
export const ENTRIES = [
  'src/app.tsx',
  'src/app.config.ts',
  // The web entry calls it (config/h5/start.ts).
  'src/app/bootstrap.h5.ts',
  // Bundled into index.html (config/h5/boot-code.ts).
  'src/platform/boot/{boot.ts,skeleton.scss}',
  // Bundled by itself (config/h5/worker-plugin.ts).
  'src/platform/worker/worker.ts',
  // Replaces `@tarojs/components` and Taro's pull to refresh in the web build.
  'src/platform/elements/{index.ts,pull-to-refresh.tsx}',
  // Read by Taro's `readConfig`.
  'src/router/table/web-routes.ts',
  // Imported by the files that `npm run generate` writes.
  'src/router/table/page-config.ts',
  'src/locales/namespace.ts',
  'src/domain/business-codes/*.ts',
  ...pages,
  'src/**/*.{h5,weapp,alipay,bank}.ts',
  'config/index.ts',
  'config/floors.js',
  'config/h5/{absent,framework,libraries,query-string,quick-script,router-style}.js',
  'config/mini-runtime/{index,quiet-pages}.ts',
  'config/platform-bank/{index,runtime}.ts',
  // Named by scripts/checks/list.ts.
  'scripts/checks/{commits.ts,floors.mts,unused.ts}',
  // Collected from their folder when the tour begins.
  'scripts/browser/tour/stops/*.ts',
  // Collected from their folders: calls, steps of the walk over the calls, and modules. Tables extend `Database`.
  'src/api/*.ts',
  'scripts/conformance/steps/*.ts',
  'scripts/gateway/modules/*/*/{module,tables}.ts',
  'scripts/gateway/modules/tools/console/assets/*.js',
  // Bundled into the pages of the gate and of the counter (core/sandbox-page/scan/script.ts).
  'scripts/gateway/modules/after-sale/gate/page/{main,worker}.ts',
  'scripts/gateway/modules/trade/counter/page/main.ts',
  'scripts/gateway/core/sandbox-page/scan/decoder.ts',
  // Served by their names to the pages of the sandbox's providers.
  'scripts/gateway/modules/base/oauth/sandbox/assets/*.js',
]

export const SHARED = {
  // A capability is imported by its folder; each host has its own index there.
  paths: { '@/platform/*': ['./src/platform/*', './src/platform/*/index.h5.ts'] },
  babel: { config: ['babel.config.js'] },
  oxlint: { config: ['config/oxlint/oxlint.config.js'] },
  stylelint: { config: ['config/stylelint/stylelint.config.js'] },
} satisfies KnipConfig
