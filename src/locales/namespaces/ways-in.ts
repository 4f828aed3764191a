import enUS from '../en-US/ways-in.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/ways-in.json'
import zhMO from '../zh-MO/ways-in.json'

export const waysInTexts = defineNamespace('ways-in', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
