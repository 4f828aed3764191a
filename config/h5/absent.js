/* In the web build (elements.ts): the registrations of Taro's web components, its bar, the interceptors of its request, and sizes by ratios become nothing. */
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
