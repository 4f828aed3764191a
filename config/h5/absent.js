/* In the web build, Taro's web components (elements.ts): their registrations become nothing. */
export const defineCustomElementTaroTabbar = () => {}
export const defineCustomElementTaroPullToRefreshCore = () => {}
export const defineCustomElementTaroSwiperCore = () => {}
export const defineCustomElementTaroSwiperItemCore = () => {}
