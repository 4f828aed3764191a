/* Taro's runtime and router and MobX, run in a task of their own between React and the app (tasks-plugin.ts). */
import { createBrowserHistory, createRouter, handleAppMountWithTabbar } from '@tarojs/router'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'

// Only to have them run: a bare import of a package without side effects would be dropped.
void [createBrowserHistory, createRouter, handleAppMountWithTabbar, createReactApp, makeAutoObservable, observer]
