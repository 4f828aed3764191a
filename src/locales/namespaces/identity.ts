import enUS from '../en-US/identity.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/identity.json'
import zhMO from '../zh-MO/identity.json'

export const identityTexts = defineNamespace('identity', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
