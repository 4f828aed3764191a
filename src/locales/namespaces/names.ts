import enUS from '../en-US/names.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/names.json'
import zhMO from '../zh-MO/names.json'

/** Who is named on tickets. */
export const namesTexts = defineNamespace('names', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
