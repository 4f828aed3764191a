import enUS from '../en-US/hold.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/hold.json'
import zhMO from '../zh-MO/hold.json'

export const holdTexts = defineNamespace('hold', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
