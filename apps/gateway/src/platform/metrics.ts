import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics; names and labels never identify a caller. */
export interface Metrics {
  /** Counts a job that succeeded or failed. */
  worked(job: string, isDone: boolean): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
}

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts the answers of an application, by operation and status, and what the process needs for them. */
export function createMetrics(app: FastifyInstance): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'gateway_answer_seconds',
    help: 'Time from the call to its answer, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const failures = new Counter({
    name: 'gateway_job_failures_total',
    help: 'Work by the clock that failed and will be tried again',
    labelNames: ['job'],
    registers,
  });
  const done = new Gauge({
    name: 'gateway_job_done_timestamp_seconds',
    help: 'When work by the clock last went well',
    labelNames: ['job'],
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
    answers.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return {
    worked(job, isDone) {
      if (isDone) done.setToCurrentTime({ job });
      else failures.inc({ job });
    },
    text: () => register.metrics(),
  };
}

/** Serves the metrics on an internal port; returns a function that stops it. */
export function serveMetrics(metrics: Metrics, port: number, host: string): () => void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then((text) => {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(text);
    });
  }).listen(port, host);
  return () => void server.close();
}
