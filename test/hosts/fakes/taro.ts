/** The page in view, as the host made it. */
const page = { route: 'pages/home/home' }

/** Stands for `@tarojs/taro`'s default object: of it the adapters use the host's own object and the pages. */
export const taro: {
  miniGlobal: Record<string, unknown>
  getCurrentInstance: () => { page: object }
  getCurrentPages: () => object[]
} = {
  miniGlobal: {},
  getCurrentInstance: () => ({ page }),
  getCurrentPages: () => [page],
}
