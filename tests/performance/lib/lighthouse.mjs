import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/browser.mjs';
import { peersFolder } from './peers.mjs';

const SETTINGS = { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] };

const fromPeers = (name) =>
  import(pathToFileURL(createRequire(join(peersFolder, 'package.json')).resolve(name)).href);

/** Audits URLs with Lighthouse's mobile settings, each in a new browser with an empty cache. */
export async function loadLighthouse() {
  const { default: lighthouse } = await fromPeers('lighthouse');
  const { launch } = await fromPeers('chrome-launcher');

  return async function audit(url) {
    const chrome = await launch({
      chromePath: ensureBrowser(),
      chromeFlags: ['--headless=new', ...BROWSER_ARGS],
      logLevel: 'silent',
    });
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...SETTINGS });
      if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return lhr;
    } finally {
      chrome.kill();
    }
  };
}

/** The figures of the goals: scores out of 100, times in ms. */
export function figuresOf({ audits, categories }) {
  const timeOf = (name) => audits[name].numericValue;
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: timeOf('first-contentful-paint'),
    lcp: timeOf('largest-contentful-paint'),
    tbt: timeOf('total-blocking-time'),
    cls: timeOf('cumulative-layout-shift'),
    accessibility: Math.round(categories.accessibility.score * 100),
    practices: Math.round(categories['best-practices'].score * 100),
    seo: Math.round(categories.seo.score * 100),
  };
}
