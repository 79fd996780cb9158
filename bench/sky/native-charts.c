/* The comparison: natal charts with the C library of the Swiss Ephemeris and its data files.
   usage: native-charts <data folder> <charts> <seed> <any|hourly>; prints charts, processor seconds, sum of longitudes, aspects. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "swephexp.h"

static uint32_t state;

/* The same generator as workload.ts. */
static double next_random(void) {
  state = state * 1664525u + 1013904223u;
  return state / 4294967296.0;
}

int main(int argc, char **argv) {
  static const int bodies[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, SE_MEAN_NODE, SE_MEAN_APOG};
  static const double angles[5] = {0, 60, 90, 120, 180};
  double places[12][6], cusps[13], points[10], sum = 0;
  long aspects = 0;
  char message[256];
  if (argc != 5) return 2;
  int hourly = argv[4][0] == 'h';
  long charts = atol(argv[2]);
  state = (uint32_t)strtoul(argv[3], NULL, 10);
  swe_set_ephe_path(argv[1]);
  swe_calc_ut(2451545.0, SE_SUN, SEFLG_SWIEPH | SEFLG_SPEED, places[0], message);
  clock_t start = clock();
  for (long n = 0; n < charts; n++) {
    double drawn = next_random();
    double jd = hourly ? 2440000.5 + n / 24.0 : 2415020.5 + drawn * 73049.0;
    double lat = next_random() * 120 - 60;
    double lng = next_random() * 360 - 180;
    for (int b = 0; b < 12; b++) {
      int used = swe_calc_ut(jd, bodies[b], SEFLG_SWIEPH | SEFLG_SPEED, places[b], message);
      if (used < 0 || !(used & SEFLG_SWIEPH)) { /* a missing file makes it fall back on another theory: not the reference */
        fprintf(stderr, "%s\n", message);
        return 1;
      }
    }
    swe_houses(jd, lat, lng, 'P', cusps, points);
    for (int a = 0; a < 12; a++)
      for (int b = a + 1; b < 12; b++) {
        double apart = fabs(places[a][0] - places[b][0]);
        if (apart > 180) apart = 360 - apart;
        for (int k = 0; k < 5; k++)
          if (fabs(apart - angles[k]) <= 5) aspects++;
      }
    sum += places[1][0] + cusps[2];
  }
  printf("%ld %.6f %.6f %ld\n", charts, (double)(clock() - start) / CLOCKS_PER_SEC, sum, aspects);
  swe_close();
  return 0;
}
