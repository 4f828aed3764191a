/* Runs before every test file that has no document. */
process.env.TARO_ENV ??= 'h5'
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
