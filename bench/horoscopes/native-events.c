/* The comparison: transits to a birth, and the sky of a day, found with the C library of the Swiss Ephemeris and its data files, the way its users do: places at
   regular steps, then bisection to a second.
   usage: native-events <data folder> <year|month|day> <rounds>; prints rounds, the p50 and p99 of one round in milliseconds (fastest of seven), and how much was found. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "swephexp.h"

#define POINTS 12
static const double SIDES[8] = {0, 60, -60, 90, -90, 120, -120, 180};
static char message[256];

static double place(double jd, int body) {
  double values[6];
  if (swe_calc_ut(jd, body, SEFLG_SWIEPH | SEFLG_SPEED, values, message) < 0) exit(1);
  return values[0];
}

/* Signed distance to a longitude, -180 to 180. */
static double apart(double lon, double target) {
  double d = fmod(lon - target + 540, 360);
  return (d < 0 ? d + 360 : d) - 180;
}

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

/* Where a body crosses a longitude between two instants: to a second. */
static double crossing(double from, double to, int body, double target) {
  double low = apart(place(from, body), target);
  while (to - from > 1.0 / 86400) {
    double middle = (from + to) / 2, value = apart(place(middle, body), target);
    if ((value < 0) == (low < 0)) from = middle, low = value;
    else to = middle;
  }
  return (from + to) / 2;
}

/* Entering, exact and leaving within one degree: three longitudes for each side of each aspect to each point. */
static long transits(int body, double from, double days, double step, const double *points) {
  long found = 0;
  long steps = (long)ceil(days / step);
  double *lons = malloc((steps + 1) * sizeof(double));
  double *at = malloc((steps + 1) * sizeof(double));
  for (long k = 0; k <= steps; k++) {
    at[k] = fmin(from + k * step, from + days);
    lons[k] = place(at[k], body);
  }
  for (int p = 0; p < POINTS; p++)
    for (int s = 0; s < 8; s++)
      for (int edge = -1; edge <= 1; edge++) {
        double target = points[p] + SIDES[s] + edge;
        for (long k = 0; k < steps; k++) {
          double a = apart(lons[k], target), b = apart(lons[k + 1], target);
          if ((a < 0) != (b < 0) && fabs(a - b) < 90) {
            if (crossing(at[k], at[k + 1], body, target) > 0) found++;
          }
        }
      }
  free(lons);
  free(at);
  return found;
}

static void birth(int index, double *points) {
  double jd = 2425977.5 + 5.0 / 24 + 1000.0 * (index % 30);
  for (int body = 0; body < 10; body++) points[body] = place(jd, body);
  points[10] = fmod(index * 37, 360);
  points[11] = fmod(index * 37 + 270, 360);
}

/* 1 January and 1 March 2026, 0 h UT. */
#define NEW_YEAR 2461041.5
#define MARCH 2461100.5

static long year_of(int index) {
  double points[POINTS];
  static const int bodies[7] = {SE_MARS, SE_JUPITER, SE_SATURN, SE_URANUS, SE_NEPTUNE, SE_PLUTO, SE_MEAN_NODE};
  static const double steps[7] = {2, 4, 6, 8, 8, 8, 8};
  long found = 0;
  birth(index, points);
  for (int b = 0; b < 7; b++) found += transits(bodies[b], NEW_YEAR, 365, steps[b], points);
  return found;
}

static long month_of(int index) {
  double points[POINTS];
  static const int bodies[11] = {SE_MARS, SE_JUPITER, SE_SATURN, SE_URANUS, SE_NEPTUNE, SE_PLUTO, SE_MEAN_NODE, SE_SUN, SE_MERCURY, SE_VENUS, SE_MOON};
  static const double steps[11] = {2, 4, 6, 8, 8, 8, 8, 2, 1, 2, 0.25};
  long found = 0;
  birth(index, points);
  for (int b = 0; b < 11; b++) found += transits(bodies[b], MARCH, 31, steps[b], points);
  return found;
}

/* The exact aspects of a day among the ten bodies, and the Moon's ingress: what a day's sky is told from. */
static long day_of(int index) {
  double from = NEW_YEAR + index, lons[9][10];
  long found = 0;
  for (int k = 0; k <= 8; k++)
    for (int body = 0; body < 10; body++) lons[k][body] = place(from + k / 8.0, body);
  for (int a = 0; a < 10; a++)
    for (int b = a + 1; b < 10; b++)
      for (int s = 0; s < 8; s++)
        for (int k = 0; k < 8; k++) {
          double u = apart(lons[k][a], lons[k][b] + SIDES[s]), v = apart(lons[k + 1][a], lons[k + 1][b] + SIDES[s]);
          if ((u < 0) == (v < 0) || fabs(u - v) > 90) continue;
          double low = from + k / 8.0, high = low + 1 / 8.0;
          while (high - low > 1.0 / 86400) {
            double middle = (low + high) / 2, value = apart(place(middle, a), place(middle, b) + SIDES[s]);
            if ((value < 0) == (u < 0)) low = middle;
            else high = middle;
          }
          found++;
        }
  for (int sign = 0; sign < 12; sign++)
    for (int k = 0; k < 8; k++) {
      double u = apart(lons[k][1], sign * 30), v = apart(lons[k + 1][1], sign * 30);
      if ((u < 0) != (v < 0) && fabs(u - v) < 90 && crossing(from + k / 8.0, from + (k + 1) / 8.0, SE_MOON, sign * 30) > 0) found++;
    }
  return found;
}

static int by_value(const void *a, const void *b) {
  double d = *(const double *)a - *(const double *)b;
  return d < 0 ? -1 : d > 0;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  long (*work)(int) = strcmp(argv[2], "year") == 0 ? year_of : strcmp(argv[2], "month") == 0 ? month_of : day_of;
  int rounds = atoi(argv[3]);
  double *times = malloc(rounds * sizeof(double));
  long found = 0;
  swe_set_ephe_path(argv[1]);
  for (int index = 0; index < rounds / 2; index++) work(index);
  for (int index = 0; index < rounds; index++) {
    times[index] = 1e9;
    for (int turn = 0; turn < 7; turn++) {
      double begun = now_ms();
      long count = work(index);
      double took = now_ms() - begun;
      if (took < times[index]) times[index] = took;
      if (turn == 0) found += count;
    }
  }
  qsort(times, rounds, sizeof(double), by_value);
  int last = (int)(rounds * 0.99);
  printf("%d %.4f %.4f %ld\n", rounds, times[rounds / 2], times[last < rounds ? last : rounds - 1], found);
  swe_close();
  return 0;
}
