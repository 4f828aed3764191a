const KB = 1024
const MB = 1024 * KB

/**
 * Maximum sizes of a build, in bytes. They are lower than the hosts' limits for an upload, to leave room for a
 * merchant's additions. The limits are 2 MB a package (WeChat, Alipay), and 8 MB in all (Alipay) or 30 MB (WeChat).
 * WeChat's pages of one package preload 2 MB in total.
 */
export const MINI_BUDGETS = { main: 1.5 * MB, subpackage: 1 * MB, preload: 2 * MB, all: 8 * MB } as const

/** Web budgets in bytes after gzip: for scripts in the page itself, and for each file that loads later. */
export const WEB_BUDGETS = { entry: 200 * KB, chunk: 100 * KB } as const
