/*
 * Empty replacements for parts of Taro that the storefront does not use. These are the registration of web components,
 * the navigation bar, request interceptors and the px transform.
 */
export const defineCustomElementTaroTabbar = () => {}
export const defineCustomElementTaroPullToRefreshCore = () => {}
export const defineCustomElementTaroSwiperCore = () => {}
export const defineCustomElementTaroSwiperItemCore = () => {}
export const interceptorify = undefined
export const initNavigationBar = () => {}
export default undefined
export const Behavior = undefined
export const getInitPxTransform = () => undefined
export const getPreload = () => undefined
export const getPxTransform = () => undefined
