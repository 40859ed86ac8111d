import { describe, expect, it } from 'vitest';
import { asModule, byNames } from './reactModules.ts';

const evaluate = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('React as ES modules', () => {
  it('gives every export a variable, one that is set later too', async () => {
    const file = ['exports.now = void 0;', 'if (true) {', '  exports.now = () => 7;', '}'].join('\n');
    const { now, twice } = await evaluate(asModule(`${file}\nexports.twice = () => 2 * exports.now();`));
    expect([now(), twice()]).toEqual([7, 14]);
  });

  it('turns what a file requires into imports', () => {
    const file = 'var Scheduler = require("scheduler"),\n  React = require("react");\nvar own = 1;';
    const imports =
      /^\s*import \* as Scheduler from "scheduler";\s*import \* as React from "react";\s*var own = 1;/;
    expect(asModule(file)).toMatch(imports);
  });

  it('stops the build where CommonJS is left', () => {
    expect(() => asModule('module.exports = {};')).toThrow();
    expect(() => asModule('Object.defineProperty(exports, "use", {});')).toThrow();
    expect(() => asModule('function late() { return require("react"); }')).toThrow();
  });

  it('takes React by its names', () => {
    expect(byNames('import React from "react";')).toBe('import * as React from "react";');
    const both = 'import * as React from "react"; import { useRef } from "react";';
    expect(byNames('import React, { useRef } from "react";')).toBe(both);
  });
});
