const KB = 1024
const MB = 1024 * KB

/**
 * What a build may weigh, in bytes. Tighter than the hosts, which refuse an upload at 2 MB a package (WeChat, Alipay) and
 * 8 MB in all (Alipay; WeChat takes 30): what is left is room for a merchant's own additions. WeChat lets the pages of
 * one package preload 2 MB between them.
 */
export const MINI_BUDGETS = { main: 1.5 * MB, subpackage: 1 * MB, preload: 2 * MB, all: 8 * MB } as const

/** The web, in bytes after gzip: scripts named by the page itself, and each file that comes when wanted. */
export const WEB_BUDGETS = { entry: 200 * KB, chunk: 100 * KB } as const
