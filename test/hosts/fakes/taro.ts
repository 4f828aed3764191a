/** The current page, as the host created it. */
const page = { route: 'pages/home/home' }

/**
 * Replaces the default export of `@tarojs/taro`. The platform adapters read the host's object and the pages from it.
 */
export const taro: {
  miniGlobal: Record<string, unknown>
  getCurrentInstance: () => { page: object }
  getCurrentPages: () => object[]
} = {
  miniGlobal: {},
  getCurrentInstance: () => ({ page }),
  getCurrentPages: () => [page],
}

/** Fake of the module `@tarojs/taro` with this default export, for `jest.mock`. */
export const asModule = { __esModule: true, default: taro }
