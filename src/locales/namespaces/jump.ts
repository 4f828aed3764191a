import enUS from '../en-US/jump.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/jump.json'
import zhMO from '../zh-MO/jump.json'

export const jumpTexts = defineNamespace('jump', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
