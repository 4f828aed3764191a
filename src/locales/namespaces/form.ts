import enUS from '../en-US/form.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/form.json'
import zhMO from '../zh-MO/form.json'

export const formTexts = defineNamespace('form', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
