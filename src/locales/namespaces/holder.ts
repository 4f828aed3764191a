import enUS from '../en-US/holder.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/holder.json'
import zhMO from '../zh-MO/holder.json'

export const holderTexts = defineNamespace('holder', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
