import type { LoadCore } from './create-texts'
import enUS from './en-US/core.json'
import zhCN from './zh-CN/core.json'
import zhMO from './zh-MO/core.json'

/** Returns the texts of a language from the package, because packages of mini programs include all languages. */
export const loadCore: LoadCore = (language) => CORE[language]

const CORE = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
