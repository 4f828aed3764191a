import enUS from '../en-US/reminder.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/reminder.json'
import zhMO from '../zh-MO/reminder.json'

export const reminderTexts = defineNamespace('reminder', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
