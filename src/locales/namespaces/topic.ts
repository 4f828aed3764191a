import enUS from '../en-US/topic.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/topic.json'
import zhMO from '../zh-MO/topic.json'

export const topicTexts = defineNamespace('topic', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
