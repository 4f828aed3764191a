import enUS from '../en-US/rebook.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/rebook.json'
import zhMO from '../zh-MO/rebook.json'

/** Other tickets instead of those that were bought. */
export const rebookTexts = defineNamespace('rebook', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
