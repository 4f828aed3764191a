/** The page in view, as the host created it. */
const page = { route: 'pages/home/home' }

/** Replaces the default object of `@tarojs/taro`. The adapters use the host's object and the pages. */
export const taro: {
  miniGlobal: Record<string, unknown>
  getCurrentInstance: () => { page: object }
  getCurrentPages: () => object[]
} = {
  miniGlobal: {},
  getCurrentInstance: () => ({ page }),
  getCurrentPages: () => [page],
}

/** The module `@tarojs/taro` with this object: for `jest.mock`. */
export const asModule = { __esModule: true, default: taro }
