import enUS from '../en-US/profile.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/profile.json'
import zhMO from '../zh-MO/profile.json'

export const profileTexts = defineNamespace('profile', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
