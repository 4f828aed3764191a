import type { KnipConfig } from 'knip'
import { ENTRIES, SHARED } from './entries'

/** All sources and tests: unused files, exports and dependencies, and undeclared imports. */
export default {
  ...SHARED,
  entry: [
    ...ENTRIES,
    'config/jest/{native,hosts}.config.js',
    'config/knip/program.ts',
    'test/gateway/modules/*/*/samples.ts',
    // Started as a program of its own.
    'test/e2e/support/gateway-server.ts',
    // Named by a pattern in config/jest/unit.config.js.
    'test/support/native-packages/*.js',
    // Built by the benches: each peer is a bundle of its own, the bare page is another Taro app.
    'test/bench/seats/peers/*.{js,ts}',
    'test/bench/seats/page/pictures.ts',
    'test/bench/gate/page/*.ts',
    'test/bench/startup/bare/**/*.{ts,tsx}',
    // Added to the build of `npm run bench:taps` by Taro, by path.
    'test/bench/taps/empty/*.js',
  ],
  project: ['{src,scripts,config,test,types}/**/*.{ts,mts,tsx,js,scss,sass}'],
  ignoreDependencies: [
    // Loaded by Taro, by name.
    '@tarojs/plugin-html',
    '@tarojs/taro-loader',
    '@tarojs/webpack5-runner',
    // Named by scripts/checks/list.ts alone.
    'oxlint',
    // Named by scripts/checks/list.ts, by path: its program has the name of TypeScript's.
    'typescript-native',
    // Its font is read by the gateway's invoices, by path.
    '@embedpdf/fonts-sc',
    // Installed by the bench of seat maps, for itself (test/bench/seats/package.json).
    '@alisaitteke/seatmap-canvas',
    'konva',
    'leafer-ui',
    'zrender',
  ],
  // Elements that Taro uses by two names.
  exclude: ['duplicates'],
  ignoreBinaries: ['apt-get', 'openssl'],
} satisfies KnipConfig
