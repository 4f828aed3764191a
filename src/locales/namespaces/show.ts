import enUS from '../en-US/show.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/show.json'
import zhMO from '../zh-MO/show.json'

export const showTexts = defineNamespace('show', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
