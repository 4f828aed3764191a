/** The target of this bundle. Nothing else reads `TARO_ENV`; `app.config.ts` takes it from here. */
export const target = process.env.TARO_ENV
