import type { KnipConfig } from 'knip'
import { ENTRIES, SHARED } from './entries'

/**
 * Checks the program without its tests. An export that only tests use counts as unused, unless its comment has the tag
 * `@forTests`.
 */
export default {
  ...SHARED,
  // A visitor's steps, shared by screenshots, benches and tests.
  entry: [...ENTRIES, 'scripts/browser/**/*.ts'],
  project: ['{src,scripts}/**/*.{ts,mts,tsx,js,scss,sass}'],
  include: ['files', 'exports', 'types'],
  ignoreExportsUsedInFile: true,
  tags: ['-forTests'],
  jest: false,
} satisfies KnipConfig
