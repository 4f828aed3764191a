import type { KnipConfig } from 'knip'
import { ENTRIES, SHARED } from './entries'

/** Checks all sources and tests for unused files, unused exports, unused dependencies and undeclared imports. */
export default {
  ...SHARED,
  entry: [
    ...ENTRIES,
    'config/jest/{native,hosts}.config.js',
    'config/knip/program.ts',
    'test/gateway/modules/*/*/samples.ts',
    // Tests start this file as a separate process.
    'test/e2e/support/gateway-server.ts',
    // A pattern in config/jest/unit.config.js matches these files.
    'test/support/native-packages/*.js',
    // Benches build these files. Each peer is a separate bundle, and the bare page is another Taro app.
    'test/bench/seats/peers/*.{js,ts}',
    'test/bench/seats/page/pictures.ts',
    'test/bench/gate/page/*.ts',
    'test/bench/startup/bare/**/*.{ts,tsx}',
    // Taro adds these files to the build of `npm run bench:taps` by path.
    'test/bench/taps/empty/*.js',
  ],
  project: ['{src,scripts,config,test,types}/**/*.{ts,mts,tsx,js,scss,sass}'],
  ignoreDependencies: [
    // Taro loads these packages by name.
    '@tarojs/plugin-html',
    '@tarojs/taro-loader',
    '@tarojs/webpack5-runner',
    // Only scripts/checks/list.ts names this package.
    'oxlint',
    // scripts/checks/list.ts names this package by path, because `typescript` has a program of the same name.
    'typescript-native',
    // The gateway's invoices read the font of this package by path.
    '@embedpdf/fonts-sc',
    // Only the bench of seat maps uses these packages (test/bench/seats/package.json).
    '@alisaitteke/seatmap-canvas',
    'konva',
    'leafer-ui',
    'zrender',
  ],
  // Taro uses some elements by two names.
  exclude: ['duplicates'],
  ignoreBinaries: ['apt-get', 'openssl'],
} satisfies KnipConfig
