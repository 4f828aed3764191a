import type { KnipConfig } from 'knip'
import { existingPages } from '../routes'

/** The views of the pages. Taro reads them by path. */
const pages = existingPages().map((page) => `src/${page}.tsx`)

/** Files that a tool, the build or a host reads by path. Knip finds the scripts of package.json itself. */
export const ENTRIES = [
  // scripts/generate/form-kinds.ts collects these.
  'src/components/form/definition/parts/*/part.tsx',
  // `npm run bench:forms` runs it in a bundle.
  'test/bench/forms/typing.tsx',
  'src/app.tsx',
  'src/app.config.ts',
  // Called by the web entry (config/h5/start.ts).
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
  'src/domain/form-schema/kinds/*/{kind,check}.ts',
  ...pages,
  'src/**/*.{h5,weapp,alipay,bank}.ts',
  'config/index.ts',
  'config/floors.js',
  'config/h5/{absent,framework,libraries,query-string,quick-script,router-style}.js',
  'config/mini-runtime/{index,quiet-pages}.ts',
  'config/platform-bank/{index,runtime}.ts',
  // Named by scripts/checks/list.ts.
  'scripts/checks/{commits.ts,floors.mts,unused.ts}',
  // The tour reads all files of this folder.
  'scripts/browser/tour/stops/*.ts',
  // All files of these folders are loaded: calls, steps of the conformance walk, and gateway modules. The tables of the
  // modules extend `Database`.
  'src/api/*.ts',
  'scripts/conformance/steps/*.ts',
  'scripts/gateway/modules/*/*/{module,tables}.ts',
  'scripts/gateway/modules/tools/console/assets/*.js',
  'scripts/gateway/modules/after-sale/permit/assets/*.js',
  // Bundled into the pages of ticket scanning (core/sandbox-page/scan/script.ts).
  'scripts/gateway/modules/after-sale/gate/page/{main,worker}.ts',
  'scripts/gateway/modules/trade/counter/page/main.ts',
  'scripts/gateway/core/sandbox-page/scan/decoder.ts',
  // Served by name to the pages of the sandbox's login providers.
  'scripts/gateway/modules/base/oauth/sandbox/assets/*.js',
]

export const SHARED = {
  // Sources import a capability by its folder. Each host has its own index file in this folder.
  paths: { '@/platform/*': ['./src/platform/*', './src/platform/*/index.h5.ts'] },
  babel: { config: ['babel.config.js'] },
  oxlint: { config: ['config/oxlint/oxlint.config.js'] },
  stylelint: { config: ['config/stylelint/stylelint.config.js'] },
} satisfies KnipConfig
