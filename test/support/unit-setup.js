/* Runs before every test without a document. */
process.env.TARO_ENV ??= 'h5'
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
