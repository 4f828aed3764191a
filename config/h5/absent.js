/* Replaces the registrations of Taro's web components, its bar, request interceptors and size ratios by nothing. */
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
