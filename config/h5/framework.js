/*
 * Taro's runtime and router, and MobX, in a separate file. The file runs in a task before the app's code
 * (tasks-plugin.ts). It changes only with the versions of these packages. It is not split further, because browsers
 * open at most six HTTP/1.1 connections to a host.
 */
import { createBrowserHistory, createRouter, handleAppMountWithTabbar } from '@tarojs/router'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'

// References the imports. If a package is free of side effects, webpack removes an import that nothing references.
void [createBrowserHistory, createRouter, handleAppMountWithTabbar, createReactApp, makeAutoObservable, observer]
