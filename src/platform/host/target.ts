/** What this bundle was built for; the one place that reads it. The build's own configuration reads it here too. */
export const target = process.env.TARO_ENV
