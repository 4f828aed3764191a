const KB = 1024
const MB = 1024 * KB

/**
 * Maximum sizes of a build in bytes. They are below the hosts' limits for an upload, so that a merchant can add code.
 * The limits are 2 MB for each package (WeChat, Alipay), and in total 8 MB (Alipay) or 30 MB (WeChat). WeChat preloads
 * at most 2 MB for all pages of one package together.
 */
export const MINI_BUDGETS = { main: 1.5 * MB, subpackage: 1 * MB, preload: 2 * MB, all: 8 * MB } as const

/**
 * Web budgets in bytes after gzip: one for all scripts of the page together, and one for each file that loads later.
 */
export const WEB_BUDGETS = { entry: 200 * KB, chunk: 100 * KB } as const
