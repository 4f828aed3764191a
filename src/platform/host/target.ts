/** Target platform of this build. Only this file reads `TARO_ENV`; `app.config.ts` imports the target from here. */
export const target = process.env.TARO_ENV
