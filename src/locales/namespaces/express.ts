import enUS from '../en-US/express.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/express.json'
import zhMO from '../zh-MO/express.json'

/** Paper tickets on their way. */
export const expressTexts = defineNamespace('express', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
