import enUS from '../en-US/user.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/user.json'
import zhMO from '../zh-MO/user.json'

export const userTexts = defineNamespace('user', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
