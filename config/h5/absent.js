/* In the web build (elements.ts): the registrations of Taro's web components, and the interceptors of its request, become nothing. */
export const defineCustomElementTaroTabbar = () => {}
export const defineCustomElementTaroPullToRefreshCore = () => {}
export const defineCustomElementTaroSwiperCore = () => {}
export const defineCustomElementTaroSwiperItemCore = () => {}
export const interceptorify = undefined
export default undefined
