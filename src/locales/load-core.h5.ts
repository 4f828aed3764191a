import type { LoadCore } from './create-texts'

/** Loads the current language only, on the web. */
export const loadCore: LoadCore = async (language) => (await CHUNKS[language]()).default

const CHUNKS = {
  'zh-CN': () => import(/* webpackChunkName: "texts-zh-CN" */ './zh-CN/core.json'),
  'zh-MO': () => import(/* webpackChunkName: "texts-zh-MO" */ './zh-MO/core.json'),
  'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './en-US/core.json'),
}
