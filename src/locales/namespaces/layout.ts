import enUS from '../en-US/layout.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/layout.json'
import zhMO from '../zh-MO/layout.json'

export const layoutTexts = defineNamespace('layout', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
