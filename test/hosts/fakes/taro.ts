/** Stands for `@tarojs/taro`'s default object: of it the adapters use the host's own object only. */
export const taro: { miniGlobal: Record<string, unknown> } = { miniGlobal: {} }
