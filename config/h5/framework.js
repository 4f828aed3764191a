/*
 * Taro's runtime and router, and MobX. They are a separate file and run in a task before the app's code
 * (tasks-plugin.ts). The file changes only with the versions of these packages. Over HTTP/1.1 a browser opens at most
 * six connections to a host.
 */
import { createBrowserHistory, createRouter, handleAppMountWithTabbar } from '@tarojs/router'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'

// Uses the imports, because webpack removes a bare import of a package without side effects.
void [createBrowserHistory, createRouter, handleAppMountWithTabbar, createReactApp, makeAutoObservable, observer]
