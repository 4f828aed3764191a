import enUS from '../en-US/share.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/share.json'
import zhMO from '../zh-MO/share.json'

export const shareTexts = defineNamespace('share', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
